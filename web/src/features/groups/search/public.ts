/** How the search displays groups. */
export { foundGroup } from './found-group.tsx'
