export const words = {
  title: 'Payment History',
  subtitle: 'Track all your payments and transactions',
  all: 'All Transactions',
  totalSpent: 'Total Spent',
  export: 'Export CSV',
  noReference: 'N/A',
  noMatches: 'No transactions match your filters',
  nothing: 'No payment history found',
  failed: 'Failed to load payment history',
  exportFailed: 'We couldn’t export your payments. Please try again.',
};
