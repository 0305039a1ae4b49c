// A slow machine must not fail a test; the limit only stops a test that hangs.
jest.setTimeout(process.env['PROPERTY_RUNS'] === undefined ? 60_000 : 1_200_000);
