/** "+4.2%", with a true minus sign. */
export const changeText = (percent: number): string => {
  const size = `${Math.abs(percent)}%`;
  if (percent === 0) return size;
  return `${percent > 0 ? '+' : '−'}${size}`;
};
