import { act } from '@testing-library/react';

/** Two clicks so close that the button is not drawn as busy in between. */
export function clickTwice(button: HTMLElement): void {
  act(() => {
    button.click();
    button.click();
  });
}

interface Place {
  clientX: number;
  clientY: number;
}

/** What lies over a place so that the second tap of a double tap does nothing (`double-tap.ts`); null if it is free. */
export function shieldAt({ clientX, clientY }: Place): Element | null {
  const covers = ({ style }: HTMLElement) => {
    const [x, y] = [
      clientX - Number.parseFloat(style.left),
      clientY - Number.parseFloat(style.top),
    ];
    const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
    return x >= 0 && x <= width && y >= 0 && y <= height;
  };
  return [...document.querySelectorAll<HTMLElement>('[data-shield]')].find(covers) ?? null;
}
