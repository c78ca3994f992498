import type { Chat } from '@commons/contract/chat/chat.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the dialog that starts a chat of several people, with this friend chosen. */
export const openStart = (friend?: { readonly user_id: number; readonly full_name: string }): void =>
  void openDialog(() => import('./StartDialog.tsx'), { friend })

/** Opens the list of people in a chat of several. */
export const openPeople = (chatId: number): void =>
  void openDialog(() => import('./PeopleDialog.tsx'), { chatId })

/** Opens the dialog that gives a chat of several people a picture. */
export const openPicture = (chatId: number): void =>
  void openDialog(() => import('./ChatPictureDialog.tsx'), { chatId })

/** Opens the dialog that names a chat of several people. */
export const openRename = ({ chat_id, several }: Pick<Chat, 'chat_id' | 'several'>): void =>
  void openDialog(() => import('./RenameDialog.tsx'), { chatId: chat_id, title: several?.title ?? '' })
