import failOnConsole from 'jest-fail-on-console';

/**
 * Warnings that say nothing about the product, because they depend on the machine: React's warnings about `act`
 * depend on when a response arrives, those of Redux Toolkit's checks on how busy the machine is, and Browserslist's
 * about its old data on the date.
 */
const IGNORED = /\bact\b|InvariantMiddleware took|Browserslist: browsers data/;

failOnConsole({
  silenceMessage: (message) => IGNORED.test(message),
  // A test that expects errors mocks `console.error`. The package would replace a mock that exists before a test
  // begins, such as one for all tests of a file.
  skipTest() {
    const { error } = console;
    return jest.isMockFunction(error);
  },
});
