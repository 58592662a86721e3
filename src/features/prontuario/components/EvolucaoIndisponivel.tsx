import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS } from '@/config/paths.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';

const MOTIVOS = {
  /** The address names no entry of this patient, or one that is not the reader's. */
  'nao-encontrada': {
    titulo: 'Evolução não encontrada',
    desenho: 'caminho',
    frase:
      'Não há evolução neste endereço, ou ela não pode ser vista por você. Procure-a na linha do tempo do paciente.',
  },
  /** A doctor reads this record, but does not attend where the patient is registered. */
  'so-leitura': {
    titulo: 'Você não escreve neste prontuário',
    desenho: 'cadeado',
    frase:
      'Só escreve quem tem vínculo ativo com a clínica deste paciente ou, no consultório próprio, o plano premium com atendimento individual. Tudo o que já foi escrito continua disponível para leitura.',
  },
} as const;

/** Instead of an entry: why it cannot be opened here, and the way back. */
export function EvolucaoIndisponivel({ motivo }: { motivo: keyof typeof MOTIVOS }) {
  const { paciente } = usePacienteDaTela();
  const { titulo, desenho, frase } = MOTIVOS[motivo];
  return (
    <Pagina titulo={titulo}>
      <EstadoVazio
        desenho={desenho}
        frase={frase}
        acao={
          <BotaoLink to={PATHS.paciente} params={{ id: paciente.id }}>
            Voltar ao prontuário
          </BotaoLink>
        }
      />
    </Pagina>
  );
}
