import { z } from 'zod'

/** public: every member. private: the author and their friends, who follow each other. */
export const PostType = z.enum(['public', 'private'])
