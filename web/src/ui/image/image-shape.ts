export type ImageShape = 'plate' | 'banner' | 'seal' | 'code';

interface ShapeDefinition {
  /** Width divided by height. */
  aspect: number;
  maxWidth: number;
  /** Gives a box the same shape. */
  className: string;
}

export const IMAGE_SHAPES: Record<ImageShape, ShapeDefinition> = {
  plate: { aspect: 4 / 3, maxWidth: 1600, className: 'aspect-4/3' },
  banner: { aspect: 16 / 7, maxWidth: 1600, className: 'aspect-16/7' },
  code: { aspect: 1, maxWidth: 1000, className: 'aspect-square' },
  seal: { aspect: 1, maxWidth: 800, className: 'aspect-square' },
};
