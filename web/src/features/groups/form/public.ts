/** Parts of a group's form, for projects. */
export { GroupFields, isNamed } from './GroupFields.tsx'
export { GroupPictures } from './GroupPictures.tsx'
export { NewGroupPage } from './NewGroupPage.tsx'
export { TypeChoice } from './TypeChoice.tsx'
export { unedited } from './group-edit.ts'
export type { FlagOf } from './group-draft.ts'
export { joinPictures, noPictures, partsOf, type PictureParts, picturesOf } from './group-pictures.ts'
export { useGroupSave } from './use-group-save.ts'
