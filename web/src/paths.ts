/** What a shared link can lead to. */
export type SharedType = 'post' | 'member' | 'tag'

/** Every address of the client, typed. Pages and links take theirs from here. */
export const paths = {
  landing: () => '/',
  login: () => '/login',
  /** A login that leads on to the project `id`, as older links spell it. */
  loginFor: (id: string) => `/Login=${encodeURIComponent(id)}`,
  /** Where the link of an invitation leads. */
  invited: (code: string) => `/register?invitation=${encodeURIComponent(code)}`,
  register: (refcode?: string) =>
    refcode ? `/register?refcode=${encodeURIComponent(refcode)}` : '/register',
  forgotPassword: () => '/forgetpassword',
  resetPassword: (code: string) => `/resetpassword/${encodeURIComponent(code)}`,
  /** Target of the "this was not me" link in mails. */
  notMe: (code: string) => `/notme/${encodeURIComponent(code)}`,
  twoFactor: () => '/twofa',
  /** Where the link of a verification mail leads a logged-in member. */
  verifyEmail: (code: string) => `/verifyemail/${encodeURIComponent(code)}`,
  setting: (panel?: string) => (panel === undefined ? '/setting' : `/setting/${panel}`),
  /** A group or project; a login link may lead here. */
  group: (id: number | string) => `/groupdetail/${encodeURIComponent(id)}`,
  groupEvent: (groupId: number, id: number) => `/groupdetail/${groupId}/event/${id}`,
  createGroup: () => '/creategroup',
  myGroups: () => '/MyGroup',
  /** The chats, with one open if given. */
  messaging: (chatId?: number) => (chatId === undefined ? '/messaging' : `/messaging/${chatId}`),
  discoverGroups: () => '/discoverygroups',
  createProject: () => '/createproject',
  myProjects: () => '/MyProject',
  discoverProjects: () => '/DiscoveryProject',
  /** All projects and the member's own. */
  projectLists: () => '/allprojectslist',
  /** A visitor's list of all projects; below, a single project. */
  publicProjects: () => '/allprojects',
  publicProject: (id: number | string) => `/allprojects/${encodeURIComponent(id)}`,
  createSurvey: () => '/voteAdd',
  mySurveys: () => '/MyVotes',
  discoverSurveys: () => '/voteDiscovery',
  survey: (id: number | string) => `/votingDetail/${encodeURIComponent(id)}`,
  /** Where a closed survey's votes are counted again. */
  recount: (surveyId: number | string) => `/votingDetail/${encodeURIComponent(surveyId)}/recount`,
  /** The steps after registering; mailed links add a code. */
  profileSetup: () => '/profilesetup',
  reels: () => '/reel',
  /** The reels, beginning with this one. */
  reel: (id: number) => `/reel?reelid=${id}`,
  /** The sound of a reel, with the reels that have it. */
  reelSound: (id: number) => `/reel/sound/${id}`,
  videos: () => '/vtube',
  video: (id: number) => `/vtube/${id}`,
  videoSubscriptions: () => '/vtube/subscriptions',
  manageSubscriptions: () => '/vtube/subscriptions/channels',
  watchHistory: () => '/vtube/history',
  watchLater: () => '/vtube/watchlater',
  /** Comments that wait for the member's approval; `video` in the search names one video. */
  heldComments: () => '/vtube/comments',
  playlists: () => '/vtube/playlists',
  playlist: (id: number) => `/vtube/playlists/${id}`,
  searchVideos: (text: string) => `/searchVideos/${encodeURIComponent(text)}`,
  allChannels: () => '/allchannel',
  buyEth: () => '/BuyEth',
  channel: (id: number | string) => `/mychannel/${id}`,
  channelAnalytics: (id: number | string) => `/mychannel/${id}/analytics`,
  freelancing: () => '/freelancer',
  freelanceDashboard: () => '/freelancer/dashboard',
  /** Jobs that take bids, which the documents call freelance projects. */
  findWork: () => '/freelancer/projects',
  findFreelancers: () => '/freelancer/freelancers',
  /** A member's own jobs and work for others; {@link paths.myProjects} are groups. */
  myJobs: () => '/freelancer/myProjects',
  insightBids: () => '/freelancer/insightbids',
  /** Settings of a freelancer, one of their tabs. */
  freelancerSettings: (tab?: 'profile' | 'membership' | 'password' | 'payment' | 'trust') =>
    tab === undefined ? '/freelancer/settings' : `/freelancer/settings/${tab}`,
  /** Where a provider sends a member back; the server's `/link/…` redirects here. */
  accountLink: (provider: 'facebook' | 'linkedin') => `/link/${provider}`,
  postJob: () => '/post-project',
  job: (id: number | string) => `/projects/${id}`,
  /** An offer or agreement; only its two see it. */
  agreement: (paymentId: number | string) => `/freelancer/agreements/${paymentId}`,
  disputes: () => '/freelancer/disputes',
  /** A dispute about a milestone; its two see it, and who decides it. */
  dispute: (disputeId: number | string) => `/freelancer/disputes/${disputeId}`,
  editJob: (id: number | string) => `/projects/${id}/edit`,
  dashboard: () => '/dashboard',
  timeline: (userId: number | string, postId?: number | string) =>
    postId === undefined ? `/timeLine/${userId}` : `/timeLine/${userId}/${postId}`,
  /** The posts with a tag. */
  tag: (tag: string) => `/tag/${encodeURIComponent(tag)}`,
  /** A member as a freelancer. */
  freelancer: (userId: number | string) => `/u/${userId}`,
  /** Where anyone checks a reputation that a freelancer took along. */
  checkReputation: () => '/reputation',
  saved: () => '/saved',
  drafts: () => '/drafts',
  peopleLists: () => '/lists',
  peopleList: (id: number | string, tab?: 'people') => (tab ? `/lists/${id}/${tab}` : `/lists/${id}`),
  friends: () => '/friends',
  widgets: () => '/widgets',
  faq: () => '/faq',
  notifications: () => '/AllNotification',
  analytics: () => '/analyticstraffic',
  wallet: () => '/wallet',
  reserves: () => '/reserves',
  /** Where staff look after this Commons. */
  decisionLog: () => '/decisions',
  rules: () => '/rules',
  terms: () => '/terms',
  privacy: () => '/privacy',
  imprint: () => '/imprint',
  admin: () => '/admin',
  adminStart: () => '/admin/start',
  /** Where the link leads that makes the first admin. */
  adminClaim: () => '/admin/claim',
  adminReports: () => '/admin/reports',
  adminReport: (reportId: number | string) => `/admin/reports/${reportId}`,
  adminAppeals: () => '/admin/appeals',
  adminMessages: () => '/admin/messages',
  adminMessagesWith: (userId: number | string) => `/admin/messages/${userId}`,
  adminTemplates: () => '/admin/templates',
  adminMembers: () => '/admin/members',
  adminMember: (userId: number | string) => `/admin/members/${userId}`,
  adminDisputes: () => '/admin/disputes',
  adminDispute: (disputeId: number | string) => `/admin/disputes/${disputeId}`,
  adminWithdrawals: () => '/admin/withdrawals',
  adminWithdrawal: (withdrawalId: number | string) => `/admin/withdrawals/${withdrawalId}`,
  adminMoney: () => '/admin/money',
  adminSignups: () => '/admin/signups',
  adminEntry: () => '/admin/entry',
  adminWords: () => '/admin/words',
  adminTags: () => '/admin/tags',
  adminInterests: () => '/admin/interests',
  adminLog: () => '/admin/log',
  adminBackups: () => '/admin/backups',
  adminStorage: () => '/admin/storage',
  adminJobs: () => '/admin/jobs',
  adminSettings: () => '/admin/settings',
  adminRules: () => '/admin/rules',
  adminLegal: () => '/admin/legal',
  adminAnnouncements: () => '/admin/announcements',
  plan: (code: 'plus' | 'pro') => `/${code}`,
  /** Where a shared link leads a logged-in member; the server's `/s/…` redirects here. */
  share: (type: SharedType, id: number | string) => `/s/${type}/${encodeURIComponent(id)}`,
} as const
