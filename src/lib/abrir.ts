/**
 * Opens an address that has yet to be asked for in a tab of its own, made while the click still counts.
 * @throws what the asking throws, with no tab left behind.
 */
export async function abrirEmAba(pedirEndereco: () => Promise<string>): Promise<void> {
  const aba = window.open('', '_blank');
  try {
    const endereco = await pedirEndereco();
    if (!aba) {
      window.location.assign(endereco);
      return;
    }
    aba.opener = null;
    aba.location.replace(endereco);
  } catch (erro) {
    aba?.close();
    throw erro;
  }
}
