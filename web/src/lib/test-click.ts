import { act } from '@testing-library/react';

/** Two clicks so close that the button is not drawn as busy in between. */
export function clickTwice(button: HTMLElement): void {
  act(() => {
    button.click();
    button.click();
  });
}
