export const words = {
  title: 'What cars really sell for',
  lead: 'Amounts that the seller and the buyer both confirmed, not asking prices.',
  failed: 'We couldn’t load the market prices',
  unknownTitle: 'We don’t know this model',
  noSales: 'No verified sales yet',
  noSalesText: 'Prices, trends and selling times will appear here once buyers have confirmed sales.',
};
