import failOnConsole from 'jest-fail-on-console';

// A test that expects an error or a warning replaces the console's method. React's warnings about
// `act` depend on when a response arrives, and say nothing about the product.
failOnConsole({ allowMessage: (message) => /\bact\b/.test(message) });
