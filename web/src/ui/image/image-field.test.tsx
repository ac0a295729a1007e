// @vitest-environment happy-dom
import { imagesMessages } from '@comanda/contract/menu/images.messages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ImageProblem } from '../../lib/crop-image.ts';
import { ImageField } from './image-field.tsx';

const { openImage, cropImage } = vi.hoisted(() => ({ openImage: vi.fn(), cropImage: vi.fn() }));

// Canvas and decoding need a real browser.
vi.mock('../../lib/crop-image.ts', async (original) => ({
  ...(await original<object>()),
  openImage,
  cropImage,
}));
vi.mock('./image-cropper.tsx', () => ({
  ImageCropper: ({ onArea }: { onArea: (area: object) => void }) => (
    <button type="button" onClick={() => onArea({ x: 0, y: 0, width: 10, height: 10 })}>
      Encuadrar
    </button>
  ),
}));

const close = vi.fn();
const photo = new File(['x'], 'plato.jpg', { type: 'image/jpeg' });
const cropped = new File(['y'], 'plato.webp', { type: 'image/webp' });

beforeEach(() => {
  openImage.mockResolvedValue({ element: new Image(), name: 'plato.jpg', close });
  cropImage.mockResolvedValue(cropped);
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const changed = vi.fn();

function Field({ current }: { current?: string }) {
  const [value, setValue] = useState<File | null>(null);
  return (
    <ImageField
      label="Imagen del producto"
      shape="plate"
      current={current}
      value={value}
      onChange={(file) => {
        changed(file);
        setValue(file);
      }}
    />
  );
}

const input = () =>
  screen.getByLabelText<HTMLInputElement>('Imagen del producto', { selector: 'input' });
const choose = () => fireEvent.change(input(), { target: { files: [photo] } });
const useIt = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Encuadrar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Usar esta imagen' }));
  await screen.findByAltText('Imagen elegida');
};

describe('the image field', () => {
  test('asks to choose a picture if there is none, or only the placeholder', () => {
    render(<Field current="/sin-foto.svg" />);
    expect(screen.getByRole('button', { name: /Elegir imagen/ })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('hands over the cropped picture and can go back to the one before', async () => {
    render(<Field current="/images/a/1280.webp" />);
    expect(screen.getByAltText('Imagen actual')).toBeTruthy();
    choose();
    await useIt();
    expect(changed).toHaveBeenLastCalledWith(cropped);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(close).toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Dejar la que estaba' }));
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(screen.getByAltText('Imagen actual')).toBeTruthy();
  });

  test('changes nothing when the crop is cancelled', async () => {
    render(<Field />);
    choose();
    await screen.findByRole('dialog', { name: 'Ajusta la imagen' });
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(changed).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalled();
  });

  test('tells at once why a file cannot be used', async () => {
    openImage.mockRejectedValueOnce(new ImageProblem(imagesMessages.unreadable));
    render(<Field />);
    choose();
    expect((await screen.findByRole('alert')).textContent).toBe(imagesMessages.unreadable);
    choose();
    await useIt();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('takes a picture that is dropped or pasted on it', async () => {
    render(<Field />);
    const well = screen.getByRole('group', { name: 'Imagen del producto' });
    fireEvent.drop(well, { dataTransfer: { files: [photo], types: ['Files'] } });
    expect(openImage).toHaveBeenLastCalledWith(photo);
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    fireEvent.paste(well, { clipboardData: { files: [photo] } });
    expect(openImage).toHaveBeenCalledTimes(2);
    await screen.findByRole('dialog');
  });
});
