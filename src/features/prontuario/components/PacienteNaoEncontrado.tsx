import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS } from '@/config/paths.ts';

/** For an address that names nobody, and for a patient of somebody else: the same words. */
export function PacienteNaoEncontrado() {
  return (
    <Pagina titulo="Paciente não encontrado">
      <EstadoVazio
        desenho="caminho"
        frase="Não há paciente neste endereço, ou ele não é atendido na clínica em que você trabalha. Procure pelo nome, CPF ou telefone."
        acao={<BotaoLink to={PATHS.prontuario}>Procurar paciente</BotaoLink>}
      />
    </Pagina>
  );
}
