import { z } from 'zod'

/** public: every member. private: the author and their friends. */
export const PostType = z.enum(['public', 'private'])
