import { type Clinico, clinicoDoPlantao, sinaisDoPlantao } from '@domain/contracts/atendimento.ts';
import type { Sugestao } from '@domain/contracts/escriba.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { hoje } from '@/lib/format/datas.ts';
import { AbrirEscriba } from '@/shared/escriba/components/AbrirEscriba.tsx';
import { comoTexto, type Destino } from '@/shared/escriba/destino.ts';
import { comMais } from '@/shared/prontuario/linhas.ts';
import type { useFicha } from './useFicha.ts';

interface Props {
  atendimentoId: string;
  ficha: ReturnType<typeof useFicha>;
}

/** The scribe of an attendance on call: what is accepted goes into the fields of the form. */
export function EscribaDaFicha({ atendimentoId, ficha }: Props) {
  const fuso = useFuso();
  const destino: Destino = { aceitar: (sugestao, nota) => aceitarNaFicha(ficha, sugestao, nota) };
  return (
    <AbrirEscriba
      mih={44}
      visita={() => ({ id: atendimentoId, clinicaId: null, pacienteId: null, dia: hoje(fuso) })}
      destino={destino}
    />
  );
}

/** The field of the form for each part of a note. */
const CAMPOS = {
  subjetivo: ['historia', 'História'],
  objetivo: ['exame', 'Exame físico'],
  avaliacao: ['hipoteses', 'Hipóteses'],
  plano: ['conduta', 'Conduta'],
} as const;

function campoDe(sugestao: Sugestao) {
  if (sugestao.tipo === 'alergia') return ['alergias', 'Alergias'] as const;
  if (sugestao.tipo === 'medicamento' && sugestao.situacao === 'em_uso')
    return ['em_uso', 'Medicamentos em uso'] as const;
  return CAMPOS[comoTexto(sugestao).secao];
}

/** Puts a suggestion in its field, and once in the conduct that a program helped; null where it has no room. */
function aceitarNaFicha(ficha: Props['ficha'], sugestao: Sugestao, nota: string): string | null {
  const { conteudo, mudar, medir } = ficha;
  if (sugestao.tipo === 'sinal') {
    const sinais = { ...conteudo.sinais, [sugestao.sinal]: sugestao.valor };
    if (!sinaisDoPlantao.safeParse(sinais).success) return null;
    medir(sinais);
    return 'Sinais vitais';
  }
  const [campo, rotulo] = campoDe(sugestao);
  const texto =
    campo === 'alergias' || campo === 'em_uso' ? semRotulo(sugestao) : comoTexto(sugestao).texto;
  const com = (antes: Clinico, nome: typeof campo | 'conduta', mais: string): Clinico => ({
    ...antes,
    [nome]: comMais(antes[nome] ?? '', mais),
  });
  const clinico = com(com(conteudo.clinico, campo, texto), 'conduta', nota);
  if (!clinicoDoPlantao.safeParse(clinico).success) return null;
  mudar({ clinico }, true);
  return rotulo;
}

/** In a field that says what it is, the word before is one too many. */
const semRotulo = ({ texto }: Sugestao) => texto.replace(/^Alergia: /, '');
