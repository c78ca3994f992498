/** True if the suites run at full size, as in `npm run test:long`. */
export const isLong = process.env['COMMONS_TEST_LONG'] === '1'

/** Options of a test that only runs at full size. */
export const onlyLong = { skip: isLong ? false : 'only in npm run test:long' }
