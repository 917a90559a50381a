/** What a file of proofs is about, where its name alone does not say it. */
export const siteTitles: Record<string, string> = {
  'server/backup/backup': 'Backups: damage, crashes, older versions',
  'server/console/backup': 'Backups: the whole site and back',
  'server/features/cars/counts': 'Counts beside the filters',
  'server/flows/dealers/teams': 'Dealer teams',
  'server/flows/imports/import': 'Cars from a file',
  'server/flows/notices/notices': 'Notices',
  'server/flows/payments/payments': 'Payments',
  'server/flows/reviews/reviews': 'Reviews and awards',
  'server/flows/webhooks/webhooks': 'Webhooks',
  'server/http/forged': 'Forged identities and other sites',
  'server/http/fuzz': 'Whatever is sent to any call',
  'server/http/stored-scripts': 'Scripts in what people write',
  'server/outside/photo-storage/foreign-bucket': 'Photos in a storage of somebody else',
  'server/testing/access/matrix': 'Access: a wider right is noticed',
};
