import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';
import { cx } from './cx.ts';

interface IconProps extends SVGProps<SVGSVGElement> {
  of: IconNode;
  size?: number;
}

/**
 * An icon drawn from its paths alone, for the diner's first screens, because the component that
 * lucide-react wraps around the same paths weighs 2 KB.
 */
export function Icon({ of, size = 24, className, ...rest }: IconProps) {
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: cx('lucide', className),
      'aria-hidden': true,
      ...rest,
    },
    ...of.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
