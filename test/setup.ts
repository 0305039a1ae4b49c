import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A wait for a condition ends when it holds; only what never comes takes this long.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no user timing.
if (typeof window !== 'undefined') Object.assign(performance, { measure: () => {} });
