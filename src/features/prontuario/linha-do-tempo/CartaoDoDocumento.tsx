import { Badge, Group, Stack, Text } from '@mantine/core';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora, formatarDia, hoje } from '@/lib/format/datas.ts';
import { enderecoDoDocumentoAssinado } from '@/shared/assinatura/api/abertura.ts';
import { AbrirAssinado } from '@/shared/assinatura/components/AbrirAssinado.tsx';
import { BotaoDoPdf } from '@/shared/prescricao/components/BotaoDoPdf.tsx';
import { nomeDoDocumento, situacaoDoDocumento } from '@/shared/prescricao/ditos-do-documento.ts';
import type { DocumentoNaLinha } from '../api/documentos.ts';
import classes from './LinhaDoTempo.module.css';

/** A document of the timeline: what it is, by whom, what it prescribes, and the way to open it. */
export function CartaoDoDocumento({ documento }: { documento: DocumentoNaLinha }) {
  const fuso = useFuso();
  const { emitida_em, medico_nome, valida_ate, assinatura, estado, conteudo } = documento;
  const nome = nomeDoDocumento(documento);
  const situacao = situacaoDoDocumento(documento, hoje(fuso));
  return (
    <article className={`cartao ${classes.cartao}`} aria-label={nome}>
      <Stack gap="xs">
        <Group gap="xs" align="baseline">
          <Text fw={650}>{nome}</Text>
          <Text size="sm" c="dimmed" className="numeros">
            <time dateTime={emitida_em}>{formatarDataHora(emitida_em, fuso)}</time> · {medico_nome}
            {valida_ate && ` · vale até ${formatarDia(valida_ate)}`}
          </Text>
          <Badge variant="light" size="sm" {...(situacao !== 'Emitida' && { color: 'gray' })}>
            {situacao}
          </Badge>
        </Group>
        {conteudo.itens?.map((item) => (
          <Text key={item.nome + item.posologia} size="sm">
            {item.nome}: {item.posologia}
          </Text>
        ))}
        {documento.motivo_do_cancelamento && (
          <Text size="sm">Motivo do cancelamento: {documento.motivo_do_cancelamento}</Text>
        )}
        <Group gap="xs">
          {assinatura === 'digital' && (
            <AbrirAssinado
              endereco={() => enderecoDoDocumentoAssinado(documento.tipo, documento.id)}
              nome={nome}
            />
          )}
          {assinatura === 'manual' && estado !== 'cancelada' && (
            <BotaoDoPdf documento={documento} />
          )}
        </Group>
      </Stack>
    </article>
  );
}
