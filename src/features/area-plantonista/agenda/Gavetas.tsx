import type { LocalDePlantao } from '@domain/contracts/plantoes.ts';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { GavetaLateral } from '@/components/camadas/GavetaLateral.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import type { PlantaoComConta } from '../api/contas.ts';
import { DetalheDoPlantao } from './DetalheDoPlantao.tsx';
import { FormularioDoPlantao } from './FormularioDoPlantao.tsx';
import { OferecerPlantao } from './OferecerPlantao.tsx';

interface Props {
  /** The shift that is open. */
  conta: PlantaoComConta | null;
  /** The day on which a new one is planned. */
  novo: string | null;
  locais: readonly LocalDePlantao[];
  agora: number;
  aoFechar: () => void;
}

const TITULOS = { ver: 'Plantão', editar: 'Editar plantão', oferecer: 'Passar ou trocar' };

/** What opens over the agenda: a shift, its form, or that of new ones. */
export function Gavetas({ conta, novo, locais, agora, aoFechar }: Props) {
  const [modo, setModo] = useState<keyof typeof TITULOS>('ver');
  const fechar = () => {
    setModo('ver');
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
        title={TITULOS[modo]}
        size="lg"
      >
        {conta && modo === 'ver' && (
          <DetalheDoPlantao
            conta={conta}
            agora={agora}
            aoEditar={() => setModo('editar')}
            aoOferecer={() => setModo('oferecer')}
            aoFechar={fechar}
          />
        )}
        {conta && modo === 'editar' && (
          <FormularioDoPlantao
            plantao={conta.plantao}
            locais={locais}
            dia={conta.dia}
            aoSalvar={() => setModo('ver')}
          />
        )}
        {conta && modo === 'oferecer' && <OferecerPlantao conta={conta} aoOferecer={fechar} />}
      </GavetaLateral>
    </>
  );
}
