/**
 * Loads what a start loads, so that Node keeps it compiled and the first start of a version takes no longer than the
 * next. `npm run build` runs it last.
 */
import '../server/src/app.ts'
import '../server/src/handlers.generated.ts'
import '../server/src/open-platform.ts'
import '../server/src/platform/postgres/embedded.ts'
