import { useRead } from '../../../api/use-call.ts'

/** Reads what is frequently asked about a project, live while it is on screen. */
export const useFaqs = (groupId: number) => useRead('project_faq_list', { group_id: groupId })
