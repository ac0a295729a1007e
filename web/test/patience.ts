import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// A slow machine only takes longer: one second is not enough to load a screen while the cores are busy.
configure({ asyncUtilTimeout: 20_000 });
const { waitFor } = vi;
vi.waitFor = (callback, options = 20_000) => waitFor(callback, options);
