/** The owner's actions on a group, for projects. */
export { TypeToggle } from './TypeToggle.tsx'
export { useDeleteGroup } from './use-delete-group.tsx'
export { useGroupType } from './use-group-type.ts'
