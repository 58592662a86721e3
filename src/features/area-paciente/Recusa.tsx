import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { soPorTelefone } from './api/mutations.ts';
import { Telefone } from './Telefone.tsx';

interface Props {
  erro: unknown;
  /** The clinic's, for what only the clinic can still do. */
  telefone?: string | null;
}

/** Why something was not done, and whom to call where that is the way. */
export function Recusa({ erro, telefone = null }: Props) {
  if (!erro) return null;
  return (
    <Recado tom="erro" titulo={mensagemDeErro(erro)}>
      {soPorTelefone(erro) && telefone && (
        <span>
          Telefone da clínica: <Telefone numero={telefone} />
        </span>
      )}
    </Recado>
  );
}
