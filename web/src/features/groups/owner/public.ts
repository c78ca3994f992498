/** What an owner does with a group, for what else is one. */
export { TypeToggle } from './TypeToggle.tsx'
export { useDeleteGroup } from './use-delete-group.ts'
export { useGroupType } from './use-group-type.ts'
