/** How groups are shown that were searched for. */
export { foundGroup } from './found-group.tsx'
