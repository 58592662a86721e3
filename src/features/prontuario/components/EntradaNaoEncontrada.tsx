import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { usePacienteDaTela } from '@/components/paciente/PacienteDaTela.tsx';
import { PATHS } from '@/config/paths.ts';

/** For an address that names no entry of this patient, and for one that is not the reader's. */
export function EntradaNaoEncontrada() {
  const { paciente } = usePacienteDaTela();
  return (
    <Pagina titulo="Evolução não encontrada">
      <EstadoVazio
        desenho="caminho"
        frase="Não há evolução neste endereço, ou ela não pode ser vista por você. Procure-a na linha do tempo do paciente."
        acao={
          <BotaoLink to={PATHS.paciente} params={{ id: paciente.id }}>
            Voltar ao prontuário
          </BotaoLink>
        }
      />
    </Pagina>
  );
}
