import type { LocalDePlantao } from '@domain/contracts/plantoes.ts';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { GavetaLateral } from '@/components/camadas/GavetaLateral.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import type { PlantaoComConta } from '../api/contas.ts';
import { DetalheDoPlantao } from './DetalheDoPlantao.tsx';
import { FormularioDoPlantao } from './FormularioDoPlantao.tsx';

interface Props {
  /** The shift that is open. */
  conta: PlantaoComConta | null;
  /** The day on which a new one is planned. */
  novo: string | null;
  locais: readonly LocalDePlantao[];
  agora: number;
  aoFechar: () => void;
}

/** What opens over the agenda: a shift, its form, or that of new ones. */
export function Gavetas({ conta, novo, locais, agora, aoFechar }: Props) {
  const [editando, setEditando] = useState(false);
  const fechar = () => {
    setEditando(false);
    aoFechar();
  };
  const semLocal = !locais.some(({ ativo }) => ativo);
  return (
    <>
      <GavetaLateral
        opened={novo !== null}
        onClose={fechar}
        position="right"
        title="Novo plantão"
        size="lg"
      >
        {semLocal ? (
          <BotaoLink to={PATHS.locaisDePlantao} search={{ local: 'novo' }}>
            Adicione antes o local
          </BotaoLink>
        ) : (
          novo && (
            <FormularioDoPlantao
              key={novo}
              plantao={null}
              locais={locais}
              dia={novo}
              aoSalvar={(quantos) => {
                avisar.sucesso(
                  quantos > 1 ? `${quantos} plantões planejados.` : 'Plantão planejado.',
                );
                fechar();
              }}
            />
          )
        )}
      </GavetaLateral>
      <GavetaLateral
        opened={conta !== null}
        onClose={fechar}
        position="right"
        title={editando ? 'Editar plantão' : 'Plantão'}
        size="lg"
      >
        {conta && !editando && (
          <DetalheDoPlantao
            conta={conta}
            agora={agora}
            aoEditar={() => setEditando(true)}
            aoFechar={fechar}
          />
        )}
        {conta && editando && (
          <FormularioDoPlantao
            plantao={conta.plantao}
            locais={locais}
            dia={conta.dia}
            aoSalvar={() => setEditando(false)}
          />
        )}
      </GavetaLateral>
    </>
  );
}
