export type ListOf = 'followers' | 'following' | 'friends' | 'requests'
/** Lists of which panels show the beginning. */
export type WholeList = ListOf | 'suggested'
