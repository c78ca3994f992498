/**
 * What each viewer gets of each object. A public file is served to anyone who knows its name; viewers who may
 * not see it never learn that name.
 */

/**
 * a `timeline` · f `timeline` of followed members · u `user_timeline` · i `user_timeline` of that post only ·
 * h `hashtag_timeline` · s `saved_post_list` (every viewer has saved every post) · z `all_search` by its
 * words · d `post_detail` · c `comment_list` · v `post_versions` · w `post_why` · m answers name its
 * file · b its file is served · n notified of being mentioned · e gets hints of the post · k gets hints of
 * its comments
 */
export const postTable = `
                            | author          | friend           | follower         | followed        | stranger         | blocked | blocker | minor            | muter
public                      | afuihszdcvwmbek | afuihszdcvwmbnek | afuihszdcvwmbnek | auihszdcvwmbnek | afuihszdcvwmbnek | bn      | bn      | afuihszdcvwmbnek | afuihszdcvwmbnek
private                     | afuihszdcvwmbek | afuihszdcvwmbnek | -                | -               | -                | -       | -       | afuihszdcvwmbnek | afuihszdcvwmbnek
nsfw                        | afuihszdcvwmbek | afuihszdcvwmbnek | afuihszdcvwmbnek | auihszdcvwmbnek | auihszdcvwmbnek  | b       | b       | idcvwbnek        | afuihszdcvwmbnek
deleted                     | -               | n                | n                | n               | n                | -       | -       | n                | n
deleted private             | -               | n                | -                | -               | -                | -       | -       | n                | n
muted word                  | afuihszdcvwek   | afuihszdcvwnek   | afuihszdcvwnek   | auihszdcvwnek   | auihszdcvwnek    | -       | -       | afuihszdcvwnek   | uisdcvwnek
muted tag                   | afuihszdcvwek   | afuihszdcvwnek   | afuihszdcvwnek   | auihszdcvwnek   | auihszdcvwnek    | -       | -       | afuihszdcvwnek   | uisdcvwnek
made private                | afuihszdcvwmbek | afuihszdcvwmbek  | -                | -               | -                | -       | -       | afuihszdcvwmbek  | afuihszdcvwmbek
made public                 | afuihszdcvwek   | afuihszdcvwek    | afuihszdcvwek    | auihszdcvwek    | auihszdcvwek     | -       | -       | afuihszdcvwek    | afuihszdcvwek
reminder of public          | afuisdcvwme     | afuisdcvwme      | afuisdcvwme      | afuisdcvwme     | afuisdcvwme      | -       | -       | auisdcvwme       | afuisdcvwme
remark on public            | afuiszdcvwmnek  | afuiszdcvwmnek   | afuiszdcvwmnek   | afuiszdcvwmnek  | afuiszdcvwmnek   | -       | -       | auiszdcvwmnek    | afuiszdcvwmnek
reminder of private         | afuisdcvwme     | afuisdcvwme      | -                | -               | -                | -       | -       | -                | afuisdcvwme
remark on private           | afuiszdcvwmnek  | afuiszdcvwmnek   | -                | -               | -                | -       | -       | -                | afuiszdcvwmnek
reminder of nsfw            | afuisdcvwme     | afuisdcvwme      | afuisdcvwme      | afuisdcvwme     | afuisdcvwme      | -       | -       | idcvwe           | afuisdcvwme
remark on nsfw              | afuiszdcvwmnek  | afuiszdcvwmnek   | afuiszdcvwmnek   | afuiszdcvwmnek  | afuiszdcvwmnek   | -       | -       | idcvwnek         | afuiszdcvwmnek
reminder of deleted         | afuisdvw        | afuisdvw         | afuisdvw         | afuisdvw        | afuisdvw         | -       | -       | auisdvw          | afuisdvw
remark on deleted           | afuiszdcvwnek   | afuiszdcvwnek    | afuiszdcvwnek    | afuiszdcvwnek   | afuiszdcvwnek    | -       | -       | auiszdcvwnek     | afuiszdcvwnek
reminder of deleted private | afuisdvw        | afuisdvw         | -                | -               | -                | -       | -       | -                | afuisdvw
remark on deleted private   | afuiszdcvwnek   | afuiszdcvwnek    | -                | -               | -                | -       | -       | -                | afuiszdcvwnek
reminder of made private    | afuisdcvwme     | afuisdcvwme      | -                | -               | -                | -       | -       | auisdcvwme       | afuisdcvwme
remark on made private      | afuiszdcvwmnek  | afuiszdcvwmnek   | n                | n               | n                | -       | -       | auiszdcvwmnek    | afuiszdcvwmnek
waiting                     | isdcvwek        | -                | -                | -               | -                | -       | -       | -                | -
`

/**
 * l in the list of comments or replies · o in the separate list for the post's owner · p shown with its post
 * or comment · r its replies can be read · m answers name its file · b its file is served · n notified of
 * being mentioned
 */
export const commentTable = `
                                         | author | friend | follower | followed | stranger | blocked | blocker | minor  | muter
blocked on public                        | on     | lrn    | lprn     | lprn     | lprn     | -       | n       | lprn   | lprn
friend on public                         | lprn   | lpr    | lprn     | lprn     | lprn     | -       | -       | lprn   | lprn
commenter on public                      | lprn   | lprn   | -        | lprn     | lprn     | -       | -       | lprn   | -
friend on private                        | lprmbn | lprmb  | -        | -        | -        | -       | -       | lprmbn | lprmbn
commenter on private                     | lprn   | lprn   | -        | -        | -        | -       | -       | lprn   | -
friend on nsfw                           | lprmbn | lprmb  | lprmbn   | lprmbn   | lprmbn   | b       | b       | lprbn  | lprmbn
commenter on nsfw                        | lprn   | lprn   | -        | lprn     | lprn     | -       | -       | lprn   | -
friend on remark on private              | lprn   | lpr    | -        | -        | -        | -       | -       | -      | lprn
commenter on remark on private           | lprn   | lprn   | -        | -        | -        | -       | -       | -      | -
friend on made private                   | lprn   | lpr    | n        | n        | n        | -       | -       | lprn   | lprn
commenter on made private                | lprn   | lprn   | -        | n        | n        | -       | -       | lprn   | -
deleted on public                        | n      | -      | n        | n        | n        | -       | -       | n      | n
waiting on public                        | -      | lpr    | -        | -        | -        | -       | -       | -      | -
commenter to friend on public            | lpn    | lpn    | -        | lpn      | lpn      | -       | -       | lpn    | -
friend to commenter on public            | lpn    | lp     | -        | lpn      | lpn      | -       | -       | lpn    | -
commenter to friend on private           | lpn    | lpn    | -        | -        | -        | -       | -       | lpn    | -
friend to commenter on private           | lpn    | lp     | -        | -        | -        | -       | -       | lpn    | -
commenter to friend on nsfw              | lpn    | lpn    | -        | lpn      | lpn      | -       | -       | lpn    | -
friend to commenter on nsfw              | lpn    | lp     | -        | lpn      | lpn      | -       | -       | lpn    | -
commenter to friend on remark on private | lpn    | lpn    | -        | -        | -        | -       | -       | -      | -
friend to commenter on remark on private | lpn    | lp     | -        | -        | -        | -       | -       | -      | -
commenter to friend on made private      | lpn    | lpn    | -        | n        | n        | -       | -       | lpn    | -
friend to commenter on made private      | lpn    | lp     | -        | n        | n        | -       | -       | lpn    | -
`

/**
 * A the author · B blocked by the author · K has blocked the author · C the commenter · M the muter. A word
 * is the refusal.
 */
export const peopleTable = `
                               | author           | friend        | follower      | followed      | stranger      | blocked          | blocker          | minor         | muter
own friend_list                | CM               | A             | -             | -             | -             | -                | -                | A             | A
friend_list of the author      | CM               | CM            | M             | not_following | not_following | member_not_found | member_not_found | CM            | M
friend_list of the reminder    | ACM              | ABKCM         | ABKM          | ABKCM         | ABKCM         | BKCM             | BKCM             | not_following | ABKM
friend_list of the blocked     | member_not_found | not_following | not_following | not_following | not_following | -                | not_following    | not_following | not_following
own follower_list              | CM               | A             | -             | A             | -             | -                | -                | A             | A
follower_list of the author    | CM               | CM            | M             | not_following | not_following | member_not_found | member_not_found | CM            | M
follower_list of the reminder  | ACM              | ABKCM         | ABKM          | ABKCM         | ABKCM         | BKCM             | BKCM             | not_following | ABKM
follower_list of the blocked   | member_not_found | not_following | not_following | not_following | not_following | -                | not_following    | not_following | not_following
own following_list             | CM               | A             | A             | -             | -             | -                | -                | A             | A
following_list of the author   | CM               | CM            | M             | not_following | not_following | member_not_found | member_not_found | CM            | M
following_list of the reminder | ACM              | ABKCM         | ABKM          | ABKCM         | ABKCM         | BKCM             | BKCM             | not_following | ABKM
following_list of the blocked  | member_not_found | not_following | not_following | not_following | not_following | -                | not_following    | not_following | not_following
follow_request_list            | -                | -             | -             | A             | -             | -                | -                | -             | -
blocked_user_list              | B                | -             | C             | -             | -             | -                | A                | -             | -
sujjested_channels             | -                | BKCM          | BKM           | ABKCM         | ABKCM         | KCM              | BCM              | BKCM          | BK
suggest_mentions               | -                | A             | A             | A             | A             | -                | -                | A             | A
suggest_mentions by name       | -                | A             | A             | A             | A             | -                | -                | A             | A
search_user                    | CM               | A             | A             | -             | -             | -                | -                | A             | A
search_user by username        | -                | A             | A             | A             | A             | -                | -                | A             | A
search_user by name            | -                | A             | A             | A             | A             | -                | -                | A             | A
all_search by a typo           | -                | A             | A             | A             | A             | -                | -                | A             | A
`

/**
 * Counts; -: not shown. Only comments that the viewer sees are counted; likes, reposts and tags are the same
 * for every viewer: docs/decisions/018-what-counts-count.md.
 */
export const countTable = `
                                   | author | friend | follower | followed | stranger | blocked | blocker | minor | muter
comments                           | 2      | 3      | 2        | 3        | 3        | -       | -       | 3     | 2
replies to the friend              | 1      | 1      | 0        | 1        | 1        | -       | -       | 1     | 0
replies to the commenter           | 1      | 1      | -        | 1        | 1        | -       | -       | 1     | -
likes                              | 1      | 1      | 1        | 1        | 1        | -       | -       | 1     | 1
reposts                            | 2      | 2      | 2        | 2        | 2        | -       | -       | 2     | 2
posts with the tag of public       | 1      | 1      | 1        | 1        | 1        | 1       | 1       | 1     | 1
posts with the tag of private      | -      | -      | -        | -        | -        | -       | -       | -     | -
posts with the tag of nsfw         | 1      | 1      | 1        | 1        | 1        | 1       | 1       | 1     | 1
posts with the tag of deleted      | -      | -      | -        | -        | -        | -       | -       | -     | -
posts with the tag of waiting      | -      | -      | -        | -        | -        | -       | -       | -     | -
posts with the tag of made private | -      | -      | -        | -        | -        | -       | -       | -     | -
posts with the tag of made public  | 1      | 1      | 1        | 1        | 1        | 1       | 1       | 1     | 1
`

/**
 * +: received · -: not a byte · R: only in their own report · B: only in the list of members they have
 * blocked · O: only in the list of comments on their post by members they have blocked
 */
export const markTable = `
                                                  | author | friend | follower | followed | stranger | blocked | blocker | minor | muter
author: name                                      | +      | +      | +        | +        | +        | -       | B       | +     | +
blocked on public: message                        | O      | +      | +        | +        | +        | -       | -       | +     | +
commenter on made private: message                | +      | +      | -        | -        | -        | -       | -       | +     | -
commenter on nsfw: message                        | +      | +      | -        | +        | +        | -       | -       | +     | -
commenter on private: message                     | +      | +      | -        | -        | -        | -       | -       | +     | -
commenter on public: message                      | +      | +      | -        | +        | +        | -       | -       | +     | -
commenter on remark on private: message           | +      | +      | -        | -        | -        | -       | -       | -     | -
commenter to friend on made private: message      | +      | +      | -        | -        | -        | -       | -       | +     | -
commenter to friend on nsfw: message              | +      | +      | -        | +        | +        | -       | -       | +     | -
commenter to friend on private: message           | +      | +      | -        | -        | -        | -       | -       | +     | -
commenter to friend on public: message            | +      | +      | -        | +        | +        | -       | -       | +     | -
commenter to friend on remark on private: message | +      | +      | -        | -        | -        | -       | -       | -     | -
deleted on public: message                        | -      | -      | -        | -        | -        | -       | -       | -     | -
deleted private: message                          | -      | -      | -        | -        | -        | -       | -       | -     | -
deleted private: tag                              | -      | -      | -        | -        | -        | -       | -       | -     | -
deleted: alt                                      | -      | -      | -        | -        | -        | -       | -       | -     | -
deleted: file name                                | -      | -      | -        | -        | -        | -       | -       | -     | -
deleted: message                                  | -      | -      | -        | -        | -        | -       | -       | -     | -
deleted: metadata                                 | -      | -      | -        | -        | -        | -       | -       | -     | -
deleted: tag                                      | -      | -      | -        | -        | -        | -       | -       | -     | -
friend on made private: message                   | +      | +      | -        | -        | -        | -       | -       | +     | +
friend on nsfw: alt                               | +      | +      | +        | +        | +        | -       | -       | -     | +
friend on nsfw: file name                         | -      | -      | -        | -        | -        | -       | -       | -     | -
friend on nsfw: message                           | +      | +      | +        | +        | +        | -       | -       | +     | +
friend on nsfw: metadata                          | -      | -      | -        | -        | -        | -       | -       | -     | -
friend on private: alt                            | +      | +      | -        | -        | -        | -       | -       | +     | +
friend on private: file name                      | -      | -      | -        | -        | -        | -       | -       | -     | -
friend on private: message                        | +      | +      | -        | -        | -        | -       | -       | +     | +
friend on private: metadata                       | -      | -      | -        | -        | -        | -       | -       | -     | -
friend on public: message                         | +      | +      | +        | +        | +        | -       | -       | +     | +
friend on remark on private: message              | +      | +      | -        | -        | -        | -       | -       | -     | +
friend to commenter on made private: message      | +      | +      | -        | -        | -        | -       | -       | +     | -
friend to commenter on nsfw: message              | +      | +      | -        | +        | +        | -       | -       | +     | -
friend to commenter on private: message           | +      | +      | -        | -        | -        | -       | -       | +     | -
friend to commenter on public: message            | +      | +      | -        | +        | +        | -       | -       | +     | -
friend to commenter on remark on private: message | +      | +      | -        | -        | -        | -       | -       | -     | -
made private: alt                                 | +      | +      | -        | -        | -        | -       | -       | +     | +
made private: file name                           | -      | -      | -        | -        | -        | -       | -       | -     | -
made private: first words                         | +      | +      | -        | -        | R        | -       | -       | +     | +
made private: message                             | +      | +      | -        | -        | -        | -       | -       | +     | +
made private: metadata                            | -      | -      | -        | -        | -        | -       | -       | -     | -
made private: tag                                 | +      | +      | -        | -        | -        | -       | -       | +     | +
made public: first words                          | +      | +      | -        | -        | -        | -       | -       | +     | +
made public: message                              | +      | +      | +        | +        | +        | -       | -       | +     | +
made public: tag                                  | +      | +      | +        | +        | +        | +       | +       | +     | +
muted tag: message                                | +      | +      | +        | +        | +        | -       | -       | +     | +
muted tag: tag                                    | +      | +      | +        | +        | +        | +       | +       | +     | +
muted word: message                               | +      | +      | +        | +        | +        | -       | -       | +     | +
muted word: tag                                   | +      | +      | +        | +        | +        | +       | +       | +     | +
nsfw: alt                                         | +      | +      | +        | +        | +        | -       | -       | -     | +
nsfw: file name                                   | -      | -      | -        | -        | -        | -       | -       | -     | -
nsfw: message                                     | +      | +      | +        | +        | +        | -       | -       | +     | +
nsfw: metadata                                    | -      | -      | -        | -        | -        | -       | -       | -     | -
nsfw: tag                                         | +      | +      | +        | +        | +        | +       | +       | +     | +
private: alt                                      | +      | +      | -        | -        | -        | -       | -       | +     | +
private: captions                                 | +      | +      | -        | -        | -        | -       | -       | +     | +
private: file name                                | -      | -      | -        | -        | -        | -       | -       | -     | -
private: message                                  | +      | +      | -        | -        | -        | -       | -       | +     | +
private: tag                                      | +      | +      | -        | -        | -        | -       | -       | +     | +
public: alt                                       | +      | +      | +        | +        | +        | -       | -       | +     | +
public: file name                                 | -      | -      | -        | -        | -        | -       | -       | -     | -
public: message                                   | +      | +      | +        | +        | +        | -       | -       | +     | +
public: metadata                                  | -      | -      | -        | -        | -        | -       | -       | -     | -
public: tag                                       | +      | +      | +        | +        | +        | +       | +       | +     | +
remark on deleted private: remark                 | +      | +      | -        | -        | -        | -       | -       | -     | +
remark on deleted: remark                         | +      | +      | +        | +        | +        | -       | -       | +     | +
remark on made private: remark                    | +      | +      | -        | -        | -        | -       | -       | +     | +
remark on nsfw: remark                            | +      | +      | +        | +        | +        | -       | -       | +     | +
remark on private: remark                         | +      | +      | -        | -        | -        | -       | -       | -     | +
remark on public: remark                          | +      | +      | +        | +        | +        | -       | -       | +     | +
waiting on public: alt                            | -      | -      | -        | -        | -        | -       | -       | -     | -
waiting on public: file name                      | -      | -      | -        | -        | -        | -       | -       | -     | -
waiting on public: message                        | -      | +      | -        | -        | -        | -       | -       | -     | -
waiting on public: metadata                       | -      | -      | -        | -        | -        | -       | -       | -     | -
waiting: alt                                      | -      | -      | -        | -        | -        | -       | -       | -     | -
waiting: file name                                | -      | -      | -        | -        | -        | -       | -       | -     | -
waiting: message                                  | +      | -      | -        | -        | -        | -       | -       | -     | -
waiting: metadata                                 | -      | -      | -        | -        | -        | -       | -       | -     | -
waiting: tag                                      | +      | -      | -        | -        | -        | -       | -       | -     | -
`
