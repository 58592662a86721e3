import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { useGereRestricao } from './useGereRestricao.ts';

/** The way to the log of the record, for who reads it: the clinic, or the doctor of the own practice. */
export function LinkDosAcessos() {
  const { paciente } = usePacienteDaTela();
  if (!useGereRestricao()) return null;
  return (
    <BotaoLink to={PATHS.acessosAoProntuario} params={{ id: paciente.id }} variant="default">
      Acessos
    </BotaoLink>
  );
}
