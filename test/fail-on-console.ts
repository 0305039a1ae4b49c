import failOnConsole from 'jest-fail-on-console';

/**
 * Warnings that say nothing about the product, because they depend on the machine: React's about `act`
 * depend on when a response arrives, and those of Redux Toolkit's checks on how busy the machine is.
 */
const ALLOWED = /\bact\b|InvariantMiddleware took/;

failOnConsole({
  allowMessage: (message) => ALLOWED.test(message),
  // A test that expects messages mocks the console's method. If its file mocks it for all tests, the
  // package would replace the mock.
  skipTest() {
    const { error } = console;
    return jest.isMockFunction(error);
  },
});
