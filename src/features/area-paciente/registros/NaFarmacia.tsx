import { enderecoDeValidacao } from '@domain/contracts/prescricao.ts';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Qr } from '@/components/Qr.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { codigoParaAFarmaciaOptions } from '../api/queries.ts';
import classes from './NaFarmacia.module.css';

interface Props {
  documentoId: string;
  aoFechar: () => void;
}

/** What a patient shows at the pharmacy, large enough to be read over a counter: QR and both codes. */
export function NaFarmacia({ documentoId, aoFechar }: Props) {
  const fuso = useFuso();
  const { data, error, refetch } = useQuery(codigoParaAFarmaciaOptions(documentoId));
  return (
    <Dialogo opened onClose={aoFechar} title="Mostrar na farmácia">
      {error && (
        <EstadoErro
          erro={error}
          titulo="Não foi possível gerar o código."
          aoTentar={() => void refetch()}
        />
      )}
      {!error && !data && <Skeleton height={320} />}
      {data && (
        <Stack align="center" gap="sm">
          <Qr
            titulo="QR do documento"
            texto={enderecoDeValidacao(window.location.origin, data.codigo)}
          />
          <Codigo rotulo="Código de verificação" valor={data.codigo} />
          <Codigo rotulo="Código de acesso" valor={data.acesso} />
          <Text ta="center">
            A farmácia lê o QR e digita o código de acesso, que vale até{' '}
            {formatarDataHora(data.expira_em, fuso)}. Mostre só a quem vai dispensar: com ele se vê
            o documento inteiro.
          </Text>
        </Stack>
      )}
    </Dialogo>
  );
}

function Codigo({ rotulo, valor }: { rotulo: string; valor: string }) {
  return (
    <div className={classes.codigo}>
      <Text size="sm" c="dimmed">
        {rotulo}
      </Text>
      <Text size="xl" fw={700} className="numeros">
        {valor}
      </Text>
    </div>
  );
}
