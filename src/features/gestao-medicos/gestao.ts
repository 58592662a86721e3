import { avisar } from '@/components/avisar.tsx';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import type { Mudanca } from './api/mutations.ts';

/** What every tab is about: the clinic, and whether the person only looks. */
export interface PropsDaAba {
  clinica: Clinica;
  somenteLeitura: boolean;
}

/** Makes a change that can be taken back, and offers for a while to do so. Yields whether it was made. */
export async function mudarComVolta(
  gravar: (mudanca: Mudanca) => Promise<unknown>,
  { id, ativo }: Mudanca,
  frase: string,
): Promise<boolean> {
  try {
    await gravar({ id, ativo });
  } catch (erro) {
    avisar.erro(erro);
    return false;
  }
  avisar.desfazivel(frase, () => void gravar({ id, ativo: !ativo }).catch(avisar.erro));
  return true;
}
