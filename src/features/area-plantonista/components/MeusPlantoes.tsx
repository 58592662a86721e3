import { limitesDoDia, somarDias, somarMeses } from '@domain/agenda/fuso.ts';
import { emReais } from '@domain/dinheiro.ts';
import { SimpleGrid, Text } from '@mantine/core';
import { Bloco } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Recado } from '@/components/Recado.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { hoje } from '@/lib/format/datas.ts';
import { comMaiuscula, mesPorExtenso, naoAntes } from '@/lib/format/dias.ts';
import { resumir } from '../agenda/resumo.ts';
import { conta as contam, type PlantaoComConta } from '../api/contas.ts';
import { usePlantoes } from '../api/usePlantoes.ts';
import { emHoras } from '../plantao/tempo.ts';
import { ProximoPlantao } from './ProximoPlantao.tsx';

/** The next shift, and the month in hours and money. */
export function MeusPlantoes() {
  const fuso = useFuso();
  const deHoje = hoje(fuso);
  const primeiro = `${deHoje.slice(0, 7)}-01`;
  const de = limitesDoDia(primeiro, fuso).inicio.toISOString();
  const emUmMes = somarDias(deHoje, 31);
  const fimDoMes = somarMeses(primeiro, 1);
  const ate = limitesDoDia(naoAntes(emUmMes, fimDoMes), fuso).inicio.toISOString();
  const { agora, contas, erro } = usePlantoes(de, ate);
  if (!contas && erro) {
    return (
      <Recado titulo="Sem conexão com a sua agenda de plantões.">{mensagemDeErro(erro)}</Recado>
    );
  }
  if (!contas) return <Esqueleto linhas={3} />;
  return (
    <>
      <ProximoPlantao contas={contas} agora={agora} />
      <MesEmNumeros
        mes={deHoje}
        contas={contas.filter((uma) => contam(uma) && uma.dia.startsWith(deHoje.slice(0, 7)))}
      />
    </>
  );
}

function MesEmNumeros({ mes, contas }: { mes: string; contas: readonly PlantaoComConta[] }) {
  const { plantoes, minutos, liquido, recebido, atrasado } = resumir(contas);
  return (
    <Bloco
      titulo={comMaiuscula(mesPorExtenso(mes))}
      acao={
        <BotaoLink to={PATHS.financeiroDoPlantao} search={{}} variant="subtle">
          Ver financeiro
        </BotaoLink>
      }
    >
      <SimpleGrid cols={{ base: 2, sm: 4 }} px="recuo" pb="recuo">
        <Numero rotulo="Plantões" valor={String(plantoes)} />
        <Numero rotulo="Horas" valor={emHoras(minutos)} />
        <Numero rotulo="Líquido previsto" valor={emReais(liquido)} />
        <Numero rotulo="Recebido" valor={emReais(recebido)} />
      </SimpleGrid>
      {atrasado > 0 && (
        <Text px="recuo" pb="recuo" fw={600}>{`Atrasado: ${emReais(atrasado)}.`}</Text>
      )}
    </Bloco>
  );
}

function Numero({ rotulo, valor }: { rotulo: string; valor: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {rotulo}
      </Text>
      <Text fz="lg" fw={700} className="numeros">
        {valor}
      </Text>
    </div>
  );
}
