export const notEnoughSales = 'Not enough sales yet';
