import { vi } from 'vitest';

// A slow machine only takes longer: where no limit is named, one second is not enough.
const { waitFor } = vi;
vi.waitFor = (callback, options = 20_000) => waitFor(callback, options);
