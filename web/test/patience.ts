import { configure } from '@testing-library/react';

// A slow machine only takes longer: one second is not enough to load a screen while the cores are busy.
configure({ asyncUtilTimeout: 20_000 });
