import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { usePacienteDaTela } from '@/components/paciente/PacienteDaTela.tsx';
import { PATHS } from '@/config/paths.ts';

/** A doctor reads this record, but does not attend where the patient is registered. */
export function SemPermissaoDeEscrita() {
  const { paciente } = usePacienteDaTela();
  return (
    <Pagina titulo="Você não escreve neste prontuário">
      <EstadoVazio
        desenho="cadeado"
        frase="Só escreve quem tem vínculo ativo com a clínica deste paciente ou, no consultório próprio, o plano premium com atendimento individual. Tudo o que já foi escrito continua disponível para leitura."
        acao={
          <BotaoLink to={PATHS.paciente} params={{ id: paciente.id }}>
            Voltar ao prontuário
          </BotaoLink>
        }
      />
    </Pagina>
  );
}
