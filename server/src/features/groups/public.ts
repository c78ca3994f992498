/** Exports for the rest of the server. */
import { chats } from './chat/chat.conversations.ts'

export { lockGroup } from './groups.access.ts'
export { groupAvatarMedia, groupBannerMedia } from './groups.media.ts'
export { addPictures, makePictures, unmakePictures } from './groups.pictures.ts'
export {
  found,
  isNamed,
  isNotShown,
  listed,
  type ListedRow,
  listedTables,
  pageOfMember,
  type ProjectOfGroupRow,
} from './groups.queries.ts'
export { groupReport } from './groups.reports.ts'
export { type GroupViewer, listedShape, projectOfGroupShape } from './groups.shape.ts'
export {
  addGroup,
  setApproval,
  setGroup,
  setQuestions,
  togglePinned as togglePinnedInGroup,
} from './groups.writing.queries.ts'
export { hasRoomForGroup, setStanding } from './members/members.queries.ts'

/** The chats of groups, for what else is said in them. */
export const groupChat = { add: chats.addMessage, changeMessage: chats.changeMessage }
