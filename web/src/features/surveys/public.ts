/** What other features may use of surveys. */
// Loaded with whatever logs out, so that it wipes the receipts.
import './voting/wipe-receipts.ts'
