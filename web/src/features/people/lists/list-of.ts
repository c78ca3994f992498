export type ListOf = 'followers' | 'following' | 'friends' | 'requests'
