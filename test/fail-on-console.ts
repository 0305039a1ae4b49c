import failOnConsole from 'jest-fail-on-console';

/**
 * Warnings that depend on the machine and say nothing about the product: React's about `act` on when
 * a response arrives, those of Redux Toolkit's checks on how busy the machine is.
 */
const ALLOWED = /\bact\b|InvariantMiddleware took/;

failOnConsole({
  allowMessage: (message) => ALLOWED.test(message),
  // A test that expects messages replaces the console's method. If its file does, the package would
  // replace that replacement.
  skipTest() {
    const { error } = console;
    return jest.isMockFunction(error);
  },
});
