import { diaEHora, formatarDiaPorExtenso } from '@/lib/format/datas.ts';
import type { Mensagem } from '../api/linhas.ts';

interface DiaDeMensagens {
  dia: string;
  mensagens: Mensagem[];
}

/** Messages in the order they were sent, by calendar day in a time zone. */
export function porDia(mensagens: readonly Mensagem[], fuso: string): DiaDeMensagens[] {
  const dias: DiaDeMensagens[] = [];
  for (const mensagem of [...mensagens].sort((a, b) => a.numero - b.numero)) {
    const { dia } = diaEHora(mensagem.criada_em, fuso);
    const ultimo = dias.at(-1);
    if (ultimo?.dia === dia) ultimo.mensagens.push(mensagem);
    else dias.push({ dia, mensagens: [mensagem] });
  }
  return dias;
}

/** `Hoje`, or the day in words. */
export function nomeDoDia(dia: string, hoje: string): string {
  return dia === hoje ? 'Hoje' : formatarDiaPorExtenso(dia);
}
