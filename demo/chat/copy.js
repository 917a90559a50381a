// Copies the webhook address. Without this script it can still be selected.
const button = document.querySelector('#copy');
const field = document.querySelector('#address');
button.hidden = false;
button.addEventListener('click', async () => {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Without https the clipboard API isn't available.
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to copy without https
    document.execCommand('copy');
  }
  document.querySelector('#copied').textContent = 'Copied';
});
