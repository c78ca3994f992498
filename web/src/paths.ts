/** What a link can be shared of. */
export type SharedType = 'post' | 'member' | 'tag'

/** Every address of the client, typed. Pages and links take theirs from here. */
export const paths = {
  landing: () => '/',
  login: () => '/login',
  /** The login that leads to what `id` names, as older links spell it. */
  loginFor: (id: string) => `/Login=${encodeURIComponent(id)}`,
  register: (refcode?: string) =>
    refcode ? `/register?refcode=${encodeURIComponent(refcode)}` : '/register',
  forgotPassword: () => '/forgetpassword',
  resetPassword: (code: string) => `/resetpassword/${encodeURIComponent(code)}`,
  /** Where the link "this was not me" of a mail leads. */
  notMe: (code: string) => `/notme/${encodeURIComponent(code)}`,
  twoFactor: () => '/twofa',
  /** Where the link of a verification mail leads who is logged in. */
  verifyEmail: (code: string) => `/verifyemail/${encodeURIComponent(code)}`,
  setting: (panel?: string) => (panel === undefined ? '/setting' : `/setting/${panel}`),
  /** A group or project, which a login link may lead to. */
  group: (id: number | string) => `/groupdetail/${encodeURIComponent(id)}`,
  createGroup: () => '/creategroup',
  myGroups: () => '/MyGroup',
  /** Chats, and the one that is open. */
  messaging: (chatId?: number) => (chatId === undefined ? '/messaging' : `/messaging/${chatId}`),
  discoverGroups: () => '/discoverygroups',
  createProject: () => '/createproject',
  myProjects: () => '/MyProject',
  discoverProjects: () => '/DiscoveryProject',
  /** All projects and one's own. */
  projectLists: () => '/allprojectslist',
  /** What visitors see: all projects, and one. */
  publicProjects: () => '/allprojects',
  publicProject: (id: number | string) => `/allprojects/${encodeURIComponent(id)}`,
  createSurvey: () => '/voteAdd',
  mySurveys: () => '/MyVotes',
  discoverSurveys: () => '/voteDiscovery',
  survey: (id: number | string) => `/votingDetail/${encodeURIComponent(id)}`,
  /** The steps after registering; a mailed link brings a code. */
  profileSetup: () => '/profilesetup',
  reels: () => '/reel',
  /** The reels, this one first. */
  reel: (id: number) => `/reel?reelid=${id}`,
  dashboard: () => '/dashboard',
  timeline: (userId: number | string, postId?: number | string) =>
    postId === undefined ? `/timeLine/${userId}` : `/timeLine/${userId}/${postId}`,
  /** The posts with a tag. */
  tag: (tag: string) => `/tag/${encodeURIComponent(tag)}`,
  saved: () => '/saved',
  friends: () => '/friends',
  widgets: () => '/widgets',
  faq: () => '/faq',
  notifications: () => '/AllNotification',
  analytics: () => '/analyticstraffic',
  wallet: () => '/wallet',
  plan: (code: 'plus' | 'pro') => `/${code}`,
  /** Where a shared link leads who is logged in; `/s/…` of the server leads here. */
  share: (type: SharedType, id: number | string) => `/s/${type}/${encodeURIComponent(id)}`,
} as const
