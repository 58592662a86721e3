import type { VagaAberta } from '@domain/contracts/escala.ts';
import { emReais } from '@domain/dinheiro.ts';
import { Button, Text } from '@mantine/core';
import { Bloco } from '@/components/Bloco.tsx';
import { Linha, Linhas } from '@/components/Linhas.tsx';
import { quandoDoPlantao } from '@/lib/format/plantao.ts';
import { tomarVaga } from '../api/escala.ts';
import type { Mudanca } from './mudanca.ts';

interface Props {
  vagas: readonly VagaAberta[];
  pedir: (mudanca: Mudanca) => void;
}

/** Open shifts of the hospitals that one works for; nothing where there is none. */
export function PlantoesAbertos({ vagas, pedir }: Props) {
  if (vagas.length === 0) return null;
  return (
    <Bloco titulo="Plantões abertos" estado="Quem assume primeiro fica com o plantão.">
      <Linhas rotulo="Plantões abertos">
        {vagas.map((vaga) => (
          <Linha
            key={vaga.id}
            nome={<span className="numeros">{quandoDoPlantao(vaga)}</span>}
            detalhe={[vaga.hospital_nome, vaga.setor, vaga.especialidade, vaga.observacoes]
              .filter(Boolean)
              .join(' · ')}
            meio={
              <Text span inherit className="numeros">
                {vaga.valor_centavos === null
                  ? 'pelos valores do seu local'
                  : `${emReais(vaga.valor_centavos)} brutos`}
              </Text>
            }
            acao={
              <Button
                disabled={vaga.ocupado}
                aria-label={
                  vaga.ocupado
                    ? undefined
                    : `Assumir o plantão de ${quandoDoPlantao(vaga)}, ${vaga.hospital_nome}`
                }
                onClick={() => pedir(assumir(vaga))}
              >
                {vaga.ocupado ? 'Você já tem plantão' : 'Assumir'}
              </Button>
            }
          />
        ))}
      </Linhas>
    </Bloco>
  );
}

function assumir(vaga: VagaAberta): Mudanca {
  const { id, hospital_nome, desistencia_horas } = vaga;
  return {
    titulo: 'Assumir este plantão?',
    texto: `${hospital_nome}, ${quandoDoPlantao(vaga)}. Você pode desistir até ${desistencia_horas} horas antes; depois disso, só passando a um colega ou falando com o hospital.`,
    acao: 'Assumir plantão',
    feito: 'O plantão é seu. Ele já está na agenda.',
    fazer: () => tomarVaga(id),
  };
}
