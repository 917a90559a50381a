import type { contract } from '@forecourt/contract/contract.ts';

type Contract = typeof contract;
type Feature = keyof Contract;
type CallName = { [F in Feature]: `${F}.${keyof Contract[F] & string}` }[Feature];

/** A whole feature (`cars`) or one call of it (`cars.mine`). */
export type Refetched = Feature | CallName;

export type RefetchAfter = { [F in Feature]?: { [N in keyof Contract[F]]?: readonly Refetched[] | 'everything' } };

/** No page shows what it changes. */
const nothing: readonly Refetched[] = [];

/** The feature updates what is shown itself: right away, in batches, or with the live thread. */
const inPlace: readonly Refetched[] = [];

const areas = ['areas'] as const;
const dealers = ['dealers'] as const;
const webhooks = ['webhooks'] as const;
const follows = ['follows'] as const;
const listing = ['cars', 'inventory'] as const;
const moderation = ['cars', 'reports', 'staff', 'inventory'] as const;
const payment = ['payments', 'cars', 'inventory'] as const;
const sale = ['sales', 'cars', 'inventory', 'tickets', 'offers'] as const;
/** A card in a conversation refetches with its thread. */
const offer = ['offers', 'messaging', 'cars', 'inventory'] as const;
/** A review also affects averages, the sale it belongs to, and awards that count reviews. */
const review = ['reviews', 'sales', 'awards', 'dealers', 'accounts.user'] as const;
const user = ['users', 'staff'] as const;

/**
 * The queries to refetch after each call that changes something. Queries on screen are refetched right away, the others when
 * they're next opened. `npm run generate` copies the table to the calls and fails if a call has no entry.
 */
export const refetchAfter = {
  accounts: {
    startSignIn: nothing,
    exchangeToken: nothing,
    authenticate: inPlace,
    logout: inPlace,
    completeProfile: inPlace,
    updateProfile: inPlace,
    setAvatar: inPlace,
    removeAvatar: inPlace,
    updatePublicProfile: ['accounts.user'],
    endSession: ['accounts.sessions'],
    endOtherSessions: ['accounts.sessions'],
    closeAccount: inPlace,
    updateStatus: user,
  },
  appeals: {
    open: ['appeals', 'tickets'],
    openAtSignIn: inPlace,
    answerAtSignIn: inPlace,
    decide: ['appeals', 'tickets'],
  },
  applications: {
    submit: ['applications'],
    withdraw: ['applications'],
    // An approval also creates a dealer.
    review: ['applications', 'dealers', 'staff'],
    remove: ['applications'],
  },
  areas: { add: areas, edit: areas, merge: areas, addRegion: areas, editRegion: areas },
  awards: { add: ['awards'], edit: ['awards'], grant: ['awards'], revoke: ['awards'] },
  cars: {
    create: listing,
    update: listing,
    remove: listing,
    change: listing,
    move: payment,
    duplicate: listing,
    view: nothing,
    callSeller: nothing,
    updateStatus: moderation,
    previewStatuses: nothing,
    updateStatuses: moderation,
  },
  catalogue: {
    addMake: ['catalogue'],
    editMake: ['catalogue'],
    addModel: ['catalogue'],
    editModel: ['catalogue'],
    addWord: ['catalogue'],
    editWord: ['catalogue'],
    removeWord: ['catalogue'],
  },
  dealers: {
    update: ['dealers.get', 'dealers.list', 'dealers.firstSteps'],
    close: inPlace,
    create: dealers,
    addUser: dealers,
    addTeamMember: dealers,
    rename: dealers,
    nameOwner: dealers,
    extendMembership: dealers,
    updateStatus: dealers,
    answerOwnershipTransfer: dealers,
    withdrawOwnershipTransfer: dealers,
    dismissFirstSteps: ['dealers.firstSteps'],
    invite: dealers,
    resendInvitation: dealers,
    acceptInvitation: dealers,
    declineInvitation: dealers,
    removeTeamMember: dealers,
    changeMemberRole: dealers,
    leaveTeam: dealers,
    // Every list that names the dealer shows the logo too.
    setLogo: 'everything',
    removeLogo: 'everything',
  },
  favourites: {
    add: inPlace,
    saveNote: ['favourites.list'],
    setTarget: ['favourites.list', 'favourites.target'],
    remove: inPlace,
  },
  follows: { follow: follows, unfollow: follows },
  imports: { check: inPlace, run: inPlace, stop: ['imports'] },
  // Its preview is a query, and a query refetches nothing.
  inventory: { bulk: listing, undoPrices: listing },
  // The other side's steps arrive with the conversation.
  meetings: {
    propose: ['meetings'],
    suggest: ['meetings'],
    answer: ['meetings'],
    withdraw: ['meetings'],
    cancel: ['meetings'],
    nameColleague: ['meetings'],
    attend: ['meetings'],
  },
  messaging: {
    create: ['messaging.conversations'],
    sendMessage: inPlace,
    attach: nothing,
    addParticipant: inPlace,
    removeParticipant: inPlace,
    markRead: inPlace,
    typing: nothing,
    assign: inPlace,
    saveReply: ['messaging.savedReplies'],
    deleteReply: ['messaging.savedReplies'],
    sendDealerInvitation: inPlace,
    respondInvitation: inPlace,
    block: inPlace,
    unblock: inPlace,
    report: nothing,
  },
  notices: { markRead: inPlace, markAllRead: inPlace, choose: inPlace },
  payments: {
    purchaseListing: payment,
    purchaseFeatured: payment,
    purchaseMembership: payment,
    renewMembership: payment,
    resume: payment,
    cancel: payment,
    // Asked again and again until the payment is settled.
    processGtaWorldPayment: inPlace,
    refund: ['payments'],
    askBank: ['payments'],
  },
  photos: { add: listing, arrange: listing, remove: listing },
  push: {
    subscribe: ['push', 'accounts.sessions'],
    choose: ['push', 'accounts.sessions'],
    remove: ['push', 'accounts.sessions'],
  },
  searches: {
    add: ['searches'],
    update: ['searches'],
    remove: ['searches'],
    restore: ['searches'],
    open: ['searches'],
  },
  reports: {
    reportCar: nothing,
    decide: ['reports', 'cars', 'staff'],
    openConversation: ['reports'],
    decideConversation: ['reports', 'staff'],
  },
  reviews: {
    write: review,
    edit: review,
    delete: review,
    addResponse: review,
    report: nothing,
    hide: review,
    unhide: review,
    keep: review,
  },
  bills: { replaceLink: ['bills.get'] },
  offers: {
    make: offer,
    counter: offer,
    accept: offer,
    decline: offer,
    withdraw: offer,
    release: offer,
  },
  sales: {
    complete: sale,
    edit: sale,
    setAmount: sale,
    answerAmount: sale,
    withdraw: sale,
    confirm: sale,
    dispute: sale,
    decide: sale,
  },
  services: { test: inPlace, saveBankKeys: ['services'], removeBankKeys: ['services'] },
  settings: { update: ['settings', 'staff.actions'], updateAll: ['settings', 'staff.actions'] },
  staff: { finishSetup: ['staff.setup'], logAction: nothing },
  tickets: {
    create: ['tickets'],
    addResponse: ['tickets'],
    close: ['tickets'],
    rate: inPlace,
    attach: nothing,
    updateStatus: ['tickets'],
    updatePriority: ['tickets'],
    updateCategory: ['tickets'],
    merge: ['tickets'],
    assign: ['tickets'],
    bulk: ['tickets'],
    answering: nothing,
    saveTemplate: ['tickets.templates'],
    deleteTemplate: ['tickets.templates'],
    saveFilter: ['tickets.filters'],
    deleteFilter: ['tickets.filters'],
    saveCategory: ['tickets'],
  },
  users: {
    addNote: ['users.notes'],
    editNote: ['users.notes'],
    deleteNote: ['users.notes'],
    warn: user,
    updateRole: user,
    endSessions: user,
  },
  wanted: {
    add: ['wanted'],
    update: ['wanted'],
    change: ['wanted'],
    reply: ['wanted', 'messaging.conversations'],
    report: nothing,
    decide: ['wanted', 'staff'],
  },
  webhooks: {
    save: webhooks,
    reveal: nothing,
    test: webhooks,
    trigger: webhooks,
    redeliver: webhooks,
    saveDealerWebhook: webhooks,
    revealDealerWebhook: nothing,
    removeDealerWebhook: webhooks,
    testDealerWebhook: webhooks,
    redeliverDealer: webhooks,
    saveOwnWebhook: webhooks,
    revealOwnWebhook: nothing,
    removeOwnWebhook: webhooks,
    testOwnWebhook: webhooks,
    redeliverOwn: webhooks,
  },
} satisfies RefetchAfter;
